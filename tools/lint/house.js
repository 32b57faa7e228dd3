/**
 * House rules for oxlint.
 * `greek-in-texts`: every Greek word that a user can read is in texts/ (overrides exempt seeds and tests' expectations).
 * `no-clock`: domain/ receives today and now as arguments.
 */
const greek = /[\u0370-\u03ff\u1f00-\u1fff]/u;

const greekInTexts = {
  create(context) {
    const report = (node, value) => {
      if (typeof value === "string" && greek.test(value)) {
        context.report({ node, message: "Greek text belongs in texts/" });
      }
    };
    return {
      Literal: (node) => report(node, node.value),
      TemplateElement: (node) => report(node, node.value.cooked),
      JSXText: (node) => report(node, node.value),
    };
  },
};

const noClock = {
  create(context) {
    const message = "domain/ has no clock: take today or now as an argument";
    return {
      NewExpression(node) {
        if (node.callee.name === "Date" && node.arguments.length === 0) {
          context.report({ node, message });
        }
      },
      MemberExpression(node) {
        const read = `${node.object.name}.${node.property.name}`;
        if (read === "Date.now" || read === "performance.now" || read === "Math.random") {
          context.report({ node, message });
        }
      },
    };
  },
};

export default {
  meta: { name: "house" },
  rules: { "greek-in-texts": greekInTexts, "no-clock": noClock },
};
