/**
 * Word groups that show a person's role in a story: accused, victim, helper, or a role in a film. They let the model
 * generalize from single headlines. Word prefixes, and phrases with `+`. Written for this project.
 */
const TABLE: Record<string, string> = {
  accused: `in+(the+)?(dock|cells) charged in+custody sought+(by|in) raid(ed)?+ (found|is)+guilty unmasked ruled tagged locked before+(a+)?judge
    prosecut(ion|ors) investigators (probe|inquest|inquiry)+(into|hears|opens)? opens+(probe|case|inquiry) allegedly bail parole handcuff hunted ringleader
    mastermind culprit convicts? confess surrender(s|ed)? detectives+(seek|sought|hunt) identified+as standoff accus alleg held+(after|over) arrest charged+(with|over|after|as) charges+(against|filed) convict custody detain guilty
    indict jailed imprison remand sentenced extradit behind+bars locked+up in+court to+court on+trial stands+trial
    faces+(trial|jail|prison|charges|claims|lawsuit|court|inquiry|years|decades) facing handed+.{0,20}(term|sentence)
    gets+.{0,20}(years|months|life|prison|jail) given+(life|.{0,10}years) prosecut suspect wanted fugitive on+the+run
    pleads pleaded confess admits admitted caught seized police+(hunt|say|report|name|allege|seek) sought+over
    court+(hears|told|hears|rules|heard|finds|orders) (jury|tribunal|inquiry|panel|labour+court|court)+(finds|rules|told|says|heard)
    trial+(hears|told|heard) prison+for jail+for (years|months)+in+(prison|jail) spared+jail suspended+(term|sentence)`,
  punished: `banned bars fined fires fired sacked suspended disciplined dismissed+over struck+off disbarred stripped
    loses+(licence|appeal|case|libel|post|sponsors|defamation) steps+down quits resign dropped+by thrown+out expelled forced+out barred
    ordered+to+pay must+pay under+fire slapped restraining+order contempt evicted chased+by freezes seizes`,
  sued: `sued sues suing lawsuit malpractice take[ns]?+.{0,30}to+court claimed+damages owes arrears unpaid creditor insolven
    bankrupt libel defam plagiari breach+of`,
  deed: `bogus ghost+employees gambl(ed|ing)+away cloned rolled+back tipped+off spent+.{0,20}on+(cars|holidays|luxury) billed bill+patients perverting slay(ing|er)? bludgeon maul
    gunfire gunman gunpoint shoot(s|ing|out)? shot knifeman stabs? chok(ed|ing) drugg(ed|ing) hostage carjack dismember atrocit massacre glassing broke.{0,15}(jaw|nose|arm) mowed+down ran+over
    hurled killer? kills killed+(by|his|her|wife|husband|two|three) kidnap abduct pimp prostitut peeping creep flasher grope fumble kissing photographed death+threats threats reign+of+fear tracked upskirt
    mocked jibe no+(gypsies|blacks|foreigners|jews|muslims) your+kind chants skinhead desecrat supremacist skeletons unlicensed illegal infected stolen steals?+from cheques tout fiddl fleec rip(s|ped)?+off con(s|ned)?+artist
    impostor impersonat sham racket cover-up mislead misled lied lies loot plunder grenades rifles explosives cocaine heroin drugs? dealer smuggler drunk brawl row+over feud squatters refuse(s|d)?+to+(budge|pay|leave|take)
    without+paying vanish(es|ed)? walks+off trashed demand(s|ed)?+royalties in+hot+water secret+lens lens+found scam swindl conm conned cheat duped duping deceiv defraud embezzl siphon pocket raided stole dodg hid(es|ing)?
    forg fake bribe kickback smuggl traffick launder blackmail groping groped prey(ed|s) molest harass stalk bull(y|ied|ying)
    abus(ed|es|ive) beat+ attacked assault+(on|charge) stabbing knife+murder raping rapist murdering killing+(of|wife|two)
    strangl suffocat poisoning torch arson burn(ing|ed)+down threaten terror plotted racist racism homophob antisemit xenophob slur
    refused+to turned+away threw+out would+not+serve trash(ed|ing)? wrecked destroys spied hidden+cameras? secretly
    emptied pulled+(a+)?(knife|gun) threw+(acid|stones?) filmed humiliat cruelty neglect unsafe drunk+driver hit-and-run deadly+crash hate+campaign obscene lewd misconduct`,
  victim: `victims? survivor survive[sd]? robbed+of,? cheated+by conned+by who+was+(robbed|killed|attacked) who+lost lost+to forgive[sn]? mourns
    scholarship recover get[s]?+money+back his+story her+story family+of parents+of kidnapping+of attack+on after+attack murdered+student killed+girl
    scammed+out rescued injured missing (tells|told)+(how|inquiry) ignored wrongful apologise+to lost+a? left+with+damage`,
  fiction: `film movie novel thriller series season drama stars starring actor actress actors cast+as plays? playwright
    podcast book bestseller author opera musical album exhibition exhibits museum documentary critics? reviewers? premiere
    festival comic comedian comedy stage audience true+crime show poem painting historian history ancient archaeolog
    wreck emperor roman symphony orchestra concert choir singer+back`,
  sport: `striker winger goal match final cup league title tennis race sprinter skier slalom downhill champion championship
    record marathon jockey rider pitcher bowler inning hat-trick derby team semi-final belt round+of golf course+record chess
    grandmaster rally hopes victory in+straight+sets rivals? favourite opponents? favourites? medal gold boxing`,
  cleared: `acquit cleared dropped dismissed+as withdrawn throws+out thrown+out+case baseless wrongly exonerat freed
    innocent expunged no+irregularities in+good+order mistaken overturn real+killer invented`,
  helper: `judge prosecutor lawyers? attorney solicitor+for detective inspector police+chief officer+who reporter journalist historian
    professor expert minister campaigner psychologist therapist whistleblower insider+who auditor handbook guide+to
    warns? explains? tips teaches courses against fights+for protect condemns speaks+out calls+for backs demands
    wants launches presents praised honou?r(s|ed)? bravery investigat+er scholar volunteer chaplain forensic`,
  good: `learns invents? reunited delivers honou?rary frees gold recruits heads walks+.{0,20}aisle hangs+up daughter+down gentle review(s|ed)?: tips new+(trail|drama|album|flight) doubles adds raises+(milk|price|funds) receives apology picked helps? wins? won prize award honou?r medal donat charity saved saves rescue pulled raises? opens? celebrat elected
    appointed named+.{0,20}of+the+year voted chosen joins? profit launch thanks? anniversary birthday wedding harvest best
    restore scientist research upbeat optimistic confident founders?+sell head+of lead[s]? takes+over merged bumper
    becomes success planning+permission beloved farewell tribute hospice campaign+against foundation shelter homeless`,
};

const boundary = '(?<![\\p{L}\\p{N}])';

const CUES = Object.entries(TABLE).map(([name, words]) => {
  const patterns = words.split(/\s+/).filter(Boolean);
  return { name, pattern: new RegExp(`${boundary}(?:${patterns.join('|').replaceAll('+', '[\\s,-]+')})`, 'u') };
});

/** Cues that take the edge off what else a text speaks of. */
const MILD = ['victim', 'fiction', 'sport', 'cleared', 'helper', 'good'];

/** The cues of a text, as features of the model: each kind, and ill ones that no mild one goes with. */
export function cuesOf(text: string): string[] {
  const lower = text.toLowerCase();
  const found = CUES.filter(({ pattern }) => pattern.test(lower)).map(({ name }) => name);
  const [ill, mild] = [found.filter((name) => !MILD.includes(name)), found.filter((name) => MILD.includes(name))];
  return [
    ...found.map((name) => `~${name}`),
    ...(mild.length === 0 ? ill.map((name) => `~only_${name}`) : []),
    ...(ill.length === 0 ? [mild.length === 0 ? '~plain' : '~mild'] : []),
    ...(ill.length > 1 ? ['~ill'] : []),
  ];
}
