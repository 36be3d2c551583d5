import type { RiskCategory } from './risk-category.js';

type Named = Exclude<RiskCategory, 'Other News'>;

/** Word prefixes and phrases by the strength of their evidence; 1 is enough on its own. Written for this project. */
const TABLE: Record<Named, Record<string, string>> = {
  Discrimination: {
    '1': `discriminat racis racial antisemit anti-semit homophob transphob xenophob islamophob hate+speech slur sexism
      sexist bigot white+supremac neo-nazi nazi misogyn apartheid racial+profiling`,
    '0.6': `prejudice skin+colour skin+color headscarv headscarf disabilit wheelchair ethnic incite incitement foreigners
      refused+to+rent immigrants equal+opportunit civil+rights not+welcome because+of+h`,
  },
  'Fraud or Financial Crime': {
    '1': `fraud defraud swindl embezzl launder money+launder ponzi pyramid+scheme counterfeit forg bribe briber kickback
      corrupt insider+trading tax+evasion evad identity+theft scam extort racketeer stolen+credit fake+invoice
      misappropriat cheat+tourist phishing ransom wire+fraud perjur price-fixing bid-rigging smuggl burglar theft thief
      stole stolen robber+arrest skimm`,
    '0.6': `sanction offshore misled investors bankrupt blackmail misuse rigged accomplice undeclared hacker deceit
      cloned+bank benefit+claim lied+under`,
  },
  Harassment: {
    '1': `harass stalk bull(y|ied|ying) grop intimidat hidden+camera revenge+porn restraining+order sexual+misconduct
      unwanted+touch lewd obscene cyberstalk doxx spied voyeur exposed+himself mobbing unwanted+advances`,
    '0.6': `threaten humiliat advances insult followed+h junior+staff online+abuse abuse+of+power upskirt microphones`,
  },
  Violence: {
    '1': `murder manslaughter homicide assault stabb strangl rape rapist raping shooting+outside kidnap abduct
      arson terror bomb traffick domestic+violence armed+robber beat+h beaten battery+charge gunman war+crime
      child+abuse abused+h sexual+abuse molest human+traffick grievous bodily+harm attempted+murder pornograph
      animal+cruelty torture hit-and-run violent+attack drug+deal dealing+drug cocaine heroin`,
    '0.6': `violen knife gun weapon explosive attack kill punch kick wounded shot riot gang threaten victim drunk+driv
      hooligan brawl cruelty smash`,
  },
  'Conflicts or Litigation': {
    '1': `lawsuit sue[sd]? suing litigation plaintiff defendant evict breach+of+contract class+action countersu
      injunction contempt+of defamation libel malpractice copyright+infring unpaid+rent held+liable found+liable
      squatter in+contempt damages+of award+damages`,
    '0.6': `court damages dispute claims creditor unpaid divorce tribunal judgment settlement compensation appeal
      ordered+to+pay negligence feud trash complaint legal+costs`,
  },
};

export interface Term {
  category: Named;
  weight: number;
  pattern: RegExp;
}

/** The lexicon as patterns, to be matched against lower-case text. */
export const LEXICON: readonly Term[] = Object.entries(TABLE).flatMap(([category, byWeight]) =>
  Object.entries(byWeight).flatMap(([weight, words]) =>
    words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({
        category: category as Named,
        weight: Number(weight),
        pattern: new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll('+', '[\\s-]+')}[\\p{L}-]*`, 'gu'),
      })),
  ),
);
