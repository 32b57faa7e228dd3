/** What a bank answers that refuses the first credit and settles the others. */
export function answerTo(order: string): string {
  const id = (element: string) => new RegExp(`<${element}>(\\w+)<`).exec(order)?.[1] ?? "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>
  <GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-01-01T10:00:00</CreDtTm></GrpHdr>
  <OrgnlGrpInfAndSts><OrgnlMsgId>${id("MsgId")}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId><GrpSts>ACSC</GrpSts></OrgnlGrpInfAndSts>
  <OrgnlPmtInfAndSts><OrgnlPmtInfId>${id("MsgId")}-1</OrgnlPmtInfId>
    <TxInfAndSts><OrgnlEndToEndId>${id("EndToEndId")}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts>
  </OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>`;
}
