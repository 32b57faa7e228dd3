/** A bank's answer that refuses the first credit and settles the others. */
export function answerTo(order: string): string {
  const id = (element: string) => new RegExp(`<${element}>(\\w+)<`).exec(order)?.[1] ?? "";
  return settling(
    id("MsgId"),
    `<TxInfAndSts><OrgnlEndToEndId>${id("EndToEndId")}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts>`,
  );
}

/** A bank's answer to the order with that id, which settles every credit except those reported in `others`. */
export function settling(messageId: string, others = ""): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>
  <GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-01-01T10:00:00</CreDtTm></GrpHdr>
  <OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId><GrpSts>ACSC</GrpSts></OrgnlGrpInfAndSts>
  <OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}-1</OrgnlPmtInfId>${others}</OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>`;
}
