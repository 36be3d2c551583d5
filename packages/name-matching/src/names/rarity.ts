import { fold } from './fold.js';
import { wordsOfList } from './tables/words-of-list.js';

/** Weight of a folded word by its rarity: 1 for a rare one, down to 0.3 for the most common. */
export type Rarity = (folded: string) => number;

const COMMONEST = `muhammad ahmad ali hussein hasan abdullah mahmoud ibrahim omar khan kim li wang zhang chen singh kumar
  maria jose juan john david michael james nguyen mohammed mohamed ahmed`;

const COMMON = `abdulrahman abdulaziz khalid khaled yusuf youssef ismail salim saleh salih hamid hamad khalil mustafa musa isa said saeed
  hamza bilal tariq walid nasser nasir faisal fahd saud saad jamal kamal karim rashid rahman aziz malik sayyid hashim abbas
  jafar mahdi reza rahim qasim amir hadi mohsen akbar hossein fatima aisha maryam zainab
  aleksandr alexander vladimir sergei sergey andrei andrey aleksei dmitry mikhail nikolai ivan igor yuri viktor oleg pavel
  evgeny yevgeny konstantin anatoly aleksandrovich vladimirovich sergeevich nikolaevich mikhailovich ivanovich viktorovich
  ivanov petrov smirnov kuznetsov popov volkov elena olga natalia tatiana anna svetlana irina
  carlos luis jorge pedro antonio francisco miguel manuel rafael fernando ricardo roberto mario cesar jesus javier garcia
  rodriguez gonzalez hernandez lopez martinez perez sanchez ramirez torres flores gomez diaz cruz ana carmen silva santos
  pereira oliveira paulo marco giuseppe rossi
  robert william richard charles joseph thomas daniel paul mark george peter smith johnson williams brown jones miller
  davis wilson taylor anderson martin mary elizabeth susan sarah jean pierre michel andre thomas muller schmidt hans peter
  lee park choi jung pak ri song yong chol jong liu yang huang zhao wu zhou xu sun ma lin guo he wei ming hong
  tran le pham tanaka suzuki sato sharma gupta patel kaur das devi mohan begum bibi islam hossain chowdhury
  mohamud hassan abdi farah osman diallo traore toure mamadou amadou moussa ibrahima oumar kone coulibaly`;

const weights = new Map<string, number>();
for (const word of wordsOfList(COMMON)) weights.set(fold(word), 0.6);
for (const word of wordsOfList(COMMONEST)) weights.set(fold(word), 0.45);

/** Uses a table of the most common names worldwide, for use without list counts. */
export const usualRarity: Rarity = (folded) => weights.get(folded) ?? 1;

const LEAST = 0.35;

/** Uses counts of folded words over `names` names: inverse document frequency, scaled to 0.35 to 1. */
export function rarityOf(countOf: (folded: string) => number, names: number): Rarity {
  const most = Math.log(1 + names);
  return (folded) => {
    const count = countOf(folded);
    // A word on two of a hundred thousand names is as rare as one on none.
    return Math.max(LEAST, Math.min(1, (1.25 * Math.log((1 + names) / (1 + count))) / most));
  };
}
