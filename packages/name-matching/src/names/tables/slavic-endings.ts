/** `-skiy` with all its endings, and `-sk` of towns. */
const OF_PLACE = /(?<=[a-z]{4})sk(?:iy|ii|ij|yi|y|i|aya|aia|oe|oye|ogo|oy|oi)?$/;

/** Derives a place name from company adjectives: Kazanskiy → kazan, Izhevsk and Izhevskiy → izhev. */
export const withoutPlaceEnding = (word: string): string => (word.length > 6 ? word.replace(OF_PLACE, '') : word);
