import { expect, test } from "vitest";
import { documents } from "#api/documents.ts";
import { search } from "#api/search.ts";
import {
  buildContract,
  buildEmployee,
  buildOrganization,
  buildStructure,
} from "#server/db/seed/builders.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

const nothing = {
  employees: [],
  contracts: [],
  structures: [],
  documents: [],
  decisions: [],
  collectiveActs: [],
  payments: [],
};

async function bodyWith(lastName: string, structureTitle: string) {
  const { id: organizationId } = await buildOrganization(world.owner);
  const employee = await buildEmployee(world.owner, {
    organization_id: organizationId,
    last_name: lastName,
    first_name: "Ελένη",
  });
  const contract = await buildContract(world.owner, {
    organization_id: organizationId,
    employee_id: employee.id,
  });
  const structure = await buildStructure(world.owner, {
    organization_id: organizationId,
    title: structureTitle,
  });
  const as = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const find = (term: string) => world.call(search.find, { organizationId, term }, { as });
  return { organizationId, employee, contract, structure, find };
}

test("people, their contracts and structures are found by a part of their names, without accents or case", async () => {
  const body = await bodyWith("Καραγιάννη", "Κέντρο Καραΐσκου");
  const found = await body.find("καρα");
  expect(found.employees).toEqual([
    expect.objectContaining({ id: body.employee.id, title: "Καραγιάννη Ελένη" }),
  ]);
  expect(found.contracts).toEqual([
    expect.objectContaining({ id: body.contract.id, detail: "Καραγιάννη Ελένη" }),
  ]);
  expect(found.structures.map(({ id }) => id)).toContain(body.structure.id);
  expect(await body.find("ΟΥΔΕΙΣ")).toEqual(nothing);
});

test("a document is found by its name, its kind and the person of its contract; a replaced one is not", async () => {
  const body = await bodyWith("Παπαχαραλάμπους", "Κέντρο Υγείας");
  const clerk = await world.signInAs({ role: "Employee", organizationId: body.organizationId });
  const file = { organizationId: body.organizationId, contractId: body.contract.id };
  const upload = (given: { fileName: string; replaces?: string }) => {
    const input = { ...file, kind: "appointment", ...given };
    const bytes = samplePdf(`% ${crypto.randomUUID()}`);
    return world.call(documents.upload, input, { as: clerk, bytes });
  };
  const { id: replaces } = await upload({ fileName: "Σάρωση 11.pdf" });
  const document = await upload({ fileName: "Σάρωση 12.pdf", replaces });
  for (const term of ["σαρωση", "διορισμ", "παπαχαρ"]) {
    expect((await body.find(term)).documents).toEqual([
      {
        id: document.id,
        title: "Σάρωση 12.pdf",
        detail: "Απόφαση πρόσληψης ή διορισμού · Παπαχαραλάμπους Ελένη",
        contractId: body.contract.id,
      },
    ]);
  }
});

test("a person is found with the one contract that is active, with none if two are or none is", async () => {
  const body = await bodyWith("Παπαρήγα", "Κέντρο Υγείας");
  const addContract = (state: string, employee_id = body.employee.id) =>
    buildContract(world.owner, { organization_id: body.organizationId, employee_id, state });
  const contractsFound = async (term: string) => {
    const { employees } = await body.find(term);
    return employees.map(({ contractId }) => contractId);
  };
  await addContract("ended");
  expect(await contractsFound("παπαρηγα")).toEqual([body.contract.id]);
  await addContract("active");
  expect(await contractsFound("παπαρηγα")).toEqual([null]);
  const named = { organization_id: body.organizationId, last_name: "Ξένου" };
  await addContract("terminated", (await buildEmployee(world.owner, named)).id);
  expect(await contractsFound("ξενου")).toEqual([null]);
});

test("nothing of another body is found", async () => {
  await bodyWith("Ζαχαρόπουλος", "Κέντρο Ζαχάρως");
  const { find } = await bodyWith("Αλεξίου", "Κέντρο Αλεξίου");
  expect(await find("ζαχαρ")).toEqual(nothing);
});
