/** `-skiy` in all its endings, and `-sk` of towns. */
const OF_PLACE = /(?<=[a-z]{4})sk(?:iy|ii|ij|yi|y|i|aya|aia|oe|oye|ogo|oy|oi)?$/;

/** A place's name from what firms call themselves after it: Kazanskiy → kazan, Izhevsk and Izhevskiy → izhev. */
export const withoutPlaceEnding = (word: string): string => (word.length > 6 ? word.replace(OF_PLACE, '') : word);
