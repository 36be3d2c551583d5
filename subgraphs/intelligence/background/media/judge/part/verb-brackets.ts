import type { Tags, WordClass } from './word-classes.js';

/** German verbs in two parts, which hold the clause between them: the finite forms, what closes the clause, the class. */
const BRACKETS = `
sprach spricht sprachen sprechen | schuldig | convicted.act
sprach spricht sprachen sprechen | frei | clear.act
schickte schickt schickten schicken | gefangnis gitter haft | convicted.act
nahm nimmt nahmen nehmen | fest | arrested.act
nahm nimmt nahmen nehmen | gewahrsam | arrested.act
fuhrte fuhrt fuhrten fuhren | ab | arrested.act
griff greift griffen greifen | auf | arrested.act
klagte klagt klagten klagen | an | charged.act
zeigte zeigt zeigten zeigen | an | charged.act
griff greift griffen greifen | an | deed.act
brachte bringt brachten bringen | um | deed.act
zundete zundet zundeten zunden | an | deed.act
raubte raubt raubten rauben | aus | deed.act
nahm nimmt nahmen nehmen | aus | deed.act
zweigte zweigt zweigten zweigen | ab | deed.act
stach sticht stachen stechen | nieder ein | deed.act
schlug schlagt schlugen schlagen | nieder zusammen | deed.act
schoss schiesst schossen schiessen | nieder | deed.act
stellte stellt stellten stellen | nach | deed.act
raumte raumt raumten raumen | ein | self.deed
gab gibt gaben geben | zu | self.deed
legte legt legten legen | gestandnis | self.deed
sagte sagt sagten sagen | aus | work.witness
deckte deckt deckten decken | auf | work.reporter
kundigte kundigt kundigten kundigen | an | work.official`;

interface Closing {
  closes: ReadonlySet<string>;
  name: WordClass;
}

const byVerb = new Map<string, Closing[]>();
for (const line of BRACKETS.trim().split('\n')) {
  const [verbs, closes, name] = line.split('|').map((part) => part.trim().split(' '));
  const closing = { closes: new Set(closes), name: name![0] as WordClass };
  for (const verb of verbs!) byVerb.set(verb, [...(byVerb.get(verb) ?? []), closing]);
}

const FURTHEST = 22;
const isEnd = (word: string | undefined) => word === undefined || /^(?:[.,;:!?–—)”“"»«]|und|aber|denn)$/.test(word);

/**
 * Gives the finite form of a verb in two parts the class of the whole: a court that `sprach @ des Betrugs schuldig` has
 * not cleared anybody. Only a part at the end of a clause closes it; the same word is a preposition elsewhere. The
 * length of the class is that of the clause.
 */
export function readVerbBrackets(tokens: readonly { word: string; tags: Tags }[]): void {
  tokens.forEach((token, at) => {
    const closings = byVerb.get(token.word);
    if (!closings) return;
    for (let n = at + 1; n < Math.min(tokens.length, at + FURTHEST); n++) {
      const { word } = tokens[n]!;
      if (/^[;:.!?]$/.test(word)) return;
      const closing = closings.find(({ closes }) => closes.has(word) && isEnd(tokens[n + 1]?.word));
      if (!closing) continue;
      for (const name of token.tags.keys()) if (name.includes('.')) token.tags.delete(name);
      token.tags.set(closing.name, n + 1 - at);
      return;
    }
  });
}
