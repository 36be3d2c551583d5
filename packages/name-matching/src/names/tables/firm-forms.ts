/** Legal forms written out in their languages, in Latin words, by their abbreviation. */
const BY_FORM: Record<string, string> = {
  llc: `tovarystvo z obmezhenoyu vidpovidalnistyu|tavarystva z abmezhavanay adkaznastsyu|
    spolka z ograniczona odpowiedzialnoscia|spolecnost s rucenim omezenym|spolocnost s rucenim obmedzenym|
    drustvo s ogranicenom odgovornoscu|drustvo sa ogranicenom odgovornoscu|drushtvo s ogranicena otgovornost|
    druzestvo s ogranicena otgovornost|druzba z omejeno odgovornostjo|societate cu raspundere limitata|
    societa a responsabilita limitata|societe a responsabilite limitee|sociedade limitada|korlatolt felelossegu tarsasag|
    limited sirketi|osauhing|uzdaroji akcine bendrove|limited liability co|limited liability|
    tovarishchestvo s ogranichennoy otvetstvennostyu|zhauapkershiligi shekteuli seriktestigi|
    zhauapkershiligi shekteuli seriktestik|sendirian berhad|youxian zeren gongsi|yuhan hoesa|
    besloten vennootschap|anpartsselskab|yugen kaisha|masuliyati mahdud`,
  jsc: `aktsionerne tovarystvo|publichne aktsionerne tovarystvo|pryvatne aktsionerne tovarystvo|aktsionernae tavarystva|
    spolka akcyjna|akciova spolecnost|akcionarsko drustvo|dionicko drustvo|delnicka druzba|societate pe actiuni|
    societa per azioni|societe par actions simplifiee|societe par actions|aktiengesellschaft|aktiebolag|aksjeselskap|
    aktieselskab|osakeyhtio|naamloze vennootschap|anonim sirketi|anonim sirket|sociedade anonima|akcine bendrove|
    akciju sabiedriba|aktsiaselts|reszvenytarsasag|perseroan terbatas|gufen youxian gongsi|chusik hoesa|
    aksiyadorlik jamiyati|aktsionerlik kogam|aksioner jamiyati|anonymi etairia`,
  ltd: 'youxian gongsi',
  kg: 'kommanditgesellschaft',
  sa: 'sociedad anonima cerrada|sociedad anonima abierta|compania anonima|sociedad anonima de capital variable',
  scs: 'sociedad en comandita simple|sociedad en comandita por acciones|sociedad en comandita|s en c s|s en c a|s en c',
  srl: 's de r l|s de rl|s r l|s de p r de r l|s de pr de rl|sociedad limitada',
  cooperativa: 'sociedad cooperativa',
};

/** These forms, each with its abbreviation. */
export const FORMS_IN_WORDS: readonly (readonly [string, string])[] = Object.entries(BY_FORM).flatMap(
  ([form, phrases]) => phrases.split('|').map((phrase) => [phrase.trim(), form] as const),
);

/** Words of legal forms as they are misspelled or transliterated, with the spelling of the table. */
const SPELLED: [RegExp, string][] = [
  [/^ob[sc]h?c?h?estv[oa]$|^obsestv[oa]$/, 'obshchestvo'],
  [/^a[ck]t?[cs]+[iy]+[oa]?n+er[a-z]*$/, 'aktsionernoe'],
  [/^ogranich?en+[a-z]{1,3}$/, 'ogranichennoy'],
  [/^ot[vw]?et?s?t?[vw]en+ost?[a-z]*$/, 'otvetstvennostyu'],
  [/^pub?lich?noy?e?$/, 'publichnoe'],
  [/^otkr[yi]to[yij]?e?$/, 'otkrytoe'],
  [/^zakr[yi]to[yij]?e?$/, 'zakrytoe'],
];

/** The first letters of these words: most other words are not tested. */
const SPELLED_FROM = /^(?:ob|ak|ac|og|ot|pu|za)/;

/** A word as the table of legal forms spells it. */
export function asInForms(word: string): string {
  if (word.length < 7 || !SPELLED_FROM.test(word)) return word;
  return SPELLED.find(([pattern]) => pattern.test(word))?.[1] ?? word;
}
