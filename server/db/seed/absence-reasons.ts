import type { Row } from "./rows.ts";

/**
 * The reasons of absence of public and private law that a body starts with; an administrator edits them afterwards.
 *
 * The limit is the highest that the law grants in a year, since the family and the rank of a person are not known here;
 * it is empty if the law counts by event, by decision or by years of service. Marks: D a document is required, H health,
 * union membership or protection from violence, which colleagues must not see, P counts as presence, S does not count as
 * service. Where public and private law differ in pay or days, each has an entry of its own.
 */
const table = `
ΚΑΝ | Κανονική άδεια | both | annual | day | full | | working | | ΑΔΚΑΝ | ν. 3528/2007, άρθρα 48-49 · ν. 3584/2007, άρθρο 55 · α.ν. 539/1945
ΚΑΜ | Κανονική άδεια (μεταφορά προηγούμενου έτους) | both | annual | day | full | | working | | ΑΔΚΑΝ | ν. 3528/2007, άρθρο 49 · ν. 4808/2021, άρθρο 61
ΑΝΑ | Αναρρωτική άδεια | public | sick | day | full | | months | DH | | ν. 3528/2007, άρθρα 54-56
ΑΝΒ | Βραχυχρόνια αναρρωτική άδεια | public | sick | day | full | 8 | working | DH | | ν. 3528/2007, άρθρα 54-56
ΑΣΘ | Άδεια ασθένειας (ανυπαίτιο κώλυμα) | private | sick | day | partial | 15 | calendar | DH | ΑΔΑΣ | π.δ. 62/2025
ΕΡΓ | Ιατρικές εξετάσεις / γυναικολογικός έλεγχος | both | special | both | full | 1 | working | DH | ΑΔΑΛ | ν. 3528/2007, άρθρο 50
ΓΑΜ | Άδεια γάμου ή συμφώνου συμβίωσης | public | special | day | full | | working | D | ΑΔΓΑΜ | ν. 3528/2007, άρθρο 50
ΓΑΙ | Άδεια γάμου ή συμφώνου συμβίωσης (ιδιωτικό δίκαιο) | private | special | day | full | | working | D | ΑΔΓΑΜ | π.δ. 62/2025, άρθρα 230-247
ΘΑΝ | Άδεια πένθους | public | special | day | full | | working | D | ΑΔΘΣΥΓ | ν. 3528/2007, άρθρο 50
ΘΑΙ | Άδεια πένθους (ιδιωτικό δίκαιο) | private | special | day | full | | working | D | ΑΔΘΣΥΓ | π.δ. 62/2025, άρθρα 230-247
ΘΤΕ | Άδεια λόγω θανάτου τέκνου | public | special | day | full | | calendar | D | ΑΔΘΣΥΓ | ν. 5027/2023
ΑΙΜ | Αιμοδοτική άδεια | public | special | day | full | 6 | working | D | ΑΔΑΙΜ | ν. 3528/2007, άρθρο 50
ΑΙΙ | Αιμοδοτική άδεια (ιδιωτικό δίκαιο) | private | special | day | full | 2 | working | D | ΑΔΑΙΜ | π.δ. 62/2025, άρθρα 230-247
ΕΞΕ | Άδεια εξετάσεων | public | educational | day | full | 14 | working | D | ΑΔΕΞ | ν. 3528/2007, άρθρο 60
ΕΞΙ | Άδεια εξετάσεων (ιδιωτικό δίκαιο, χωρίς αποδοχές) | private | educational | day | none | 30 | working | D | ΑΔΕΞ | π.δ. 62/2025, άρθρα 230-247
ΕΚΠ | Υπηρεσιακή εκπαίδευση / επιμορφωτικοί λόγοι | public | educational | day | full | | working | D | | ν. 3528/2007, άρθρα 58-59
ΝΟΣ | Άδεια νοσήματος (ιδίου, συζύγου, τέκνου) | public | special | day | full | 32 | working | DH | ΑΔΜΑΑ | ν. 3528/2007, άρθρο 50
ΑΝΠ | Άδεια υπαλλήλου με αναπηρία | public | special | day | full | 10 | working | DH | ΑΔΑΜΕΑ | ν. 3528/2007, άρθρο 50
ΘΕΡ | Συνοδεία σε θεραπεία συζύγου ή τέκνου | public | special | day | full | | working | DH | | ν. 3528/2007, άρθρο 50
ΔΙΚ | Παρουσία σε δίκη | public | special | day | full | | working | D | | ν. 3528/2007, άρθρο 50
ΕΚΛ | Εκλογική άδεια | both | special | day | full | | working | | ΑΔΑΛ | Απόφαση για κάθε εκλογική αναμέτρηση
ΑΙΡ | Άδεια αιρετών ΟΤΑ | public | special | day | full | 90 | working | D | | ν. 3528/2007, άρθρο 50
ΣΥΝ | Συνδικαλιστική άδεια | both | special | both | full | | working | DH | | ν. 1264/1982 · ν. 2738/1999
ΑΘΛ | Αθλητική άδεια | public | special | day | full | 240 | working | D | | ν. 2725/1999
ΚΑΙ | Απουσία λόγω δυσμενών καιρικών συνθηκών | public | special | day | full | 2 | working | D | | ν. 5027/2023, άρθρο 80
ΠΡΕ | Προγεννητικός έλεγχος | both | parental | both | full | | working | DH | ΑΔΠΕ/ΩΑΠΕ | ν. 3528/2007, άρθρο 52 · π.δ. 62/2025, άρθρα 230-247
ΚΥΗ | Άδεια επαπειλούμενης κύησης | public | parental | day | full | | calendar | DH | | ν. 3528/2007, άρθρο 52
ΙΥΑ | Άδεια υποβοηθούμενης αναπαραγωγής | both | parental | day | full | 7 | working | DH | ΑΔΙΥΑ | ν. 3528/2007, άρθρο 50 · π.δ. 62/2025, άρθρα 230-247
ΜΗΤ | Άδεια κύησης και λοχείας (μητρότητας) | both | parental | day | full | | months | D | ΑΔΜΗ | ν. 3528/2007, άρθρο 52 · π.δ. 62/2025, άρθρα 230-247
ΕΠΜ | Ειδική παροχή προστασίας μητρότητας | private | parental | day | third-party | | months | D | ΑΔΠΠΜ | π.δ. 62/2025, άρθρα 230-247 (καταβάλλεται από τη ΔΥΠΑ)
ΥΙΟ | Άδεια υιοθεσίας ή αναδοχής | both | parental | day | full | | months | D | | ν. 3528/2007, άρθρο 52
ΠΑΤ | Άδεια πατρότητας | both | parental | day | full | 14 | working | D | ΑΔΠΑ | π.δ. 62/2025, άρθρα 230-247
ΑΝ9 | Εννεάμηνη άδεια ανατροφής τέκνου | public | parental | day | full | | months | D | | ν. 3528/2007, άρθρο 53
ΜΩΡ | Μειωμένο ωράριο ανατροφής τέκνου | public | parental | hour | full | | working | D | ΩΑΦΠ | ν. 3528/2007, άρθρο 53
ΦΡΠ | Άδεια φροντίδας τέκνου | private | parental | hour | full | | working | D | ΑΔΦΠ/ΩΑΦΠ | π.δ. 62/2025, άρθρα 230-247
ΓΟΝ | Γονική άδεια | private | parental | both | third-party | | months | D | ΑΔΓΟΝ/ΩΑΓΟΝ | π.δ. 62/2025, άρθρα 230-247 (δύο πρώτοι μήνες από τη ΔΥΠΑ)
ΤΡ3 | Τρίμηνη άδεια ανατροφής τρίτου τέκνου και άνω | public | parental | day | full | | months | D | | ν. 3528/2007, άρθρο 53
ΣΧΕ | Παρακολούθηση σχολικής επίδοσης τέκνου | public | parental | both | full | 6 | working | D | ΑΔΠΣΕΤ/ΩΑΠΣΕΤ | ν. 3528/2007, άρθρο 53
ΣΧΙ | Παρακολούθηση σχολικής επίδοσης τέκνου (ιδιωτικό δίκαιο) | private | parental | both | full | 4 | working | D | ΑΔΠΣΕΤ/ΩΑΠΣΕΤ | π.δ. 62/2025, άρθρα 230-247
ΑΤΕ | Ασθένεια τέκνου ή εξαρτώμενου μέλους | public | parental | day | full | 10 | working | DH | ΑΔΑΠΕΜ | ν. 3528/2007, άρθρο 53
ΑΤΙ | Ασθένεια τέκνου ή εξαρτώμενου μέλους (ιδιωτικό δίκαιο, χωρίς αποδοχές) | private | parental | day | none | 14 | working | DH | ΑΔΑΠΕΜ | π.δ. 62/2025, άρθρα 230-247
ΜΟΝ | Άδεια μονογονεϊκής οικογένειας | both | parental | day | full | 8 | working | D | ΑΔΜΟ | π.δ. 62/2025, άρθρα 230-247
ΣΝΠ | Άδεια για σοβαρά νοσήματα τέκνου | private | parental | day | full | 10 | working | DH | ΑΔΣΝΠ | π.δ. 62/2025, άρθρα 230-247
ΝΟΠ | Άδεια νοσηλείας τέκνου | private | parental | day | none | 30 | working | DH | ΑΔΝΠ | π.δ. 62/2025, άρθρα 230-247
ΦΡΟ | Άδεια φροντιστή | private | special | day | none | 5 | working | DH | ΑΔΦΡΟ | π.δ. 62/2025, άρθρα 230-247
ΑΒΙ | Απουσία για λόγους ανωτέρας βίας | private | special | both | full | 2 | working | D | ΑΔΑΠΑΒ/ΩΑΑΠΑΒ | π.δ. 62/2025, άρθρα 230-247
ΒΙΑ | Απουσία λόγω κινδύνου βίας ή παρενόχλησης | private | special | day | full | | working | H | ΑΔΑΠΣΚ | ν. 4808/2021, άρθρο 12
ΑΑΠ | Άδεια άνευ αποδοχών (έως έναν μήνα) | public | unpaid | day | none | 30 | calendar | | ΑΔΑΑ | ν. 3528/2007, άρθρο 51
ΑΑΜ | Μακροχρόνια άδεια άνευ αποδοχών | both | unpaid | day | none | | months | DS | ΑΔΑΑ | ν. 3528/2007, άρθρο 51 · π.δ. 62/2025
ΤΗΛ | Τηλεργασία | both | service | day | full | 44 | working | DP | ΤΗΛ | ν. 4807/2021, άρθρο 8
ΕΚΕ | Εκτός έδρας / υπηρεσιακή μετακίνηση | both | service | both | full | | working | DP | | ν. 4336/2015
ΣΕΜ | Σεμινάριο / επιμόρφωση | both | service | both | full | | working | DP | | ν. 3528/2007, άρθρο 47
ΡΕΠ | Ανάπαυση (ρεπό) | both | rest | day | full | | working | | ΑΝ | ν. 3584/2007, άρθρο 36
ΑΠΕ | Απεργία | both | unpaid | day | none | | working | | | ν. 1264/1982
ΣΤΑ | Στάση εργασίας | both | unpaid | hour | none | | working | | | ν. 1264/1982
ΑΠΟ | Απόσπαση / διάθεση / μετακίνηση | public | service | day | third-party | | calendar | D | | ν. 4440/2016
ΔΙΑ | Διακοπή λειτουργίας δομής | both | rest | day | full | | working | | | Απόφαση του Φορέα
ΑΔΙ | Αδικαιολόγητη απουσία | both | unjustified | both | none | | working | S | | ν. 3528/2007, άρθρο 107
`;

const approved = new Set(["annual", "educational", "unpaid", "special", "parental"]);

/** The required document, if the law names it. */
const documentKinds: Readonly<Record<string, string>> = {
  ΑΝΑ: "Απόφαση υγειονομικής επιτροπής",
  ΑΝΒ: "Ιατρική γνωμάτευση ή υπεύθυνη δήλωση",
  ΑΣΘ: "Ιατρική γνωμάτευση ή άδεια ασθενείας e-ΕΦΚΑ",
  ΕΡΓ: "Βεβαίωση ιατρού ή εργαστηρίου",
  ΓΑΜ: "Ληξιαρχική πράξη γάμου ή συμφώνου",
  ΓΑΙ: "Ληξιαρχική πράξη γάμου ή συμφώνου",
  ΘΑΝ: "Ληξιαρχική πράξη θανάτου",
  ΘΑΙ: "Ληξιαρχική πράξη θανάτου",
  ΘΤΕ: "Ληξιαρχική πράξη θανάτου",
  ΑΙΜ: "Βεβαίωση αιμοδοσίας",
  ΑΙΙ: "Βεβαίωση αιμοδοσίας",
  ΕΞΕ: "Βεβαίωση συμμετοχής σε εξετάσεις",
  ΕΞΙ: "Βεβαίωση συμμετοχής σε εξετάσεις",
  ΔΙΚ: "Κλήση ή βεβαίωση δικαστηρίου",
  ΠΑΤ: "Ληξιαρχική πράξη γέννησης",
  ΣΧΕ: "Βεβαίωση του σχολείου",
  ΣΧΙ: "Βεβαίωση του σχολείου",
};

/** Days of one event (marriage, bereavement and the like); private law gives six for a marriage in a week of six days. */
export const mostPerEvent: Readonly<Record<string, number>> = {
  ΓΑΜ: 5,
  ΓΑΙ: 6,
  ΘΑΝ: 3,
  ΘΑΙ: 2,
  ΘΤΕ: 20,
  ΑΙΙ: 1,
  ΕΞΕ: 2,
  ΔΙΚ: 3,
  ΕΚΛ: 3,
  ΙΥΑ: 7,
  ΠΑΤ: 14,
  ΑΒΙ: 1,
};

const leastService: Readonly<Record<string, number>> = { ΚΑΝ: 2, ΓΟΝ: 12, ΦΡΟ: 6 };
const noticeDays: Readonly<Record<string, number>> = { ΓΟΝ: 30 };

const forWhom: Readonly<Record<string, string>> = {
  ΜΗΤ: "Μητέρα",
  ΠΑΤ: "Πατέρας",
  ΑΙΡ: "Αιρετοί ΟΤΑ",
  ΣΥΝ: "Συνδικαλιστικά στελέχη",
};

/** The rows of the catalogue, in the order in which they are offered. */
export const absenceReasons: Row<"absence_reason">[] = table
  .trim()
  .split("\n")
  .map((line, index) =>
    reasonOf(
      line.split("|").map((field) => field.trim()),
      index + 1,
    ),
  );

function reasonOf(fields: readonly string[], sort_order: number): Row<"absence_reason"> {
  const [code = "", title = "", regime = "", reason_group = "", unit = "", paid = ""] = fields;
  const [limit = "", day_basis = "", marks = "", ergani = "", legal_basis = ""] = fields.slice(6);
  return {
    code,
    title,
    short_title: code,
    regime,
    reason_group,
    unit,
    paid,
    counts_as_presence: marks.includes("P"),
    counts_as_service: !marks.includes("S"),
    max_per_year: limit === "" ? null : Number(limit),
    day_basis,
    requires_document: marks.includes("D"),
    document_kind:
      documentKinds[code] ?? (marks.includes("D") ? "Δικαιολογητικό κατά τη νομική βάση" : ""),
    requires_approval: approved.has(reason_group),
    proportional_to_contract: reason_group === "annual",
    carry_over_until: code === "ΚΑΝ" ? "03-31" : null,
    carried_as: code === "ΚΑΝ" ? "ΚΑΜ" : null,
    max_per_event: mostPerEvent[code] ?? null,
    min_service_months: leastService[code] ?? null,
    notice_days: noticeDays[code] ?? null,
    gender_or_role: forWhom[code] ?? "",
    is_sensitive: marks.includes("H"),
    ergani_code: ergani === "" ? null : ergani,
    legal_basis,
    sort_order,
  };
}
