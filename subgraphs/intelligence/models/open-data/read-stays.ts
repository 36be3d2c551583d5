/** A reviewed stay; guest, host and listing are pseudonyms. Days count from 1970. */
export interface Stay {
  guest: string;
  host: string;
  day: number;
  date: Date;
  price: number;
  accommodates: number;
  bedrooms: number;
}

const numberOf = (text: string | undefined) => (text ? Number(text) : NaN);

/** Reads stays from a CSV file with a header line, oldest first. */
export function readStays(text: string): Stay[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(',');
  const at = (name: string) => names.indexOf(name);
  const stays = lines.map((line): Stay => {
    const cells = line.split(',');
    const cell = (name: string) => cells[at(name)];
    const date = new Date(`${cell('date')}T00:00:00Z`);
    return {
      guest: cell('guest')!,
      host: cell('host')!,
      date,
      day: date.getTime() / 86_400_000,
      price: numberOf(cell('price_usd_or_local')),
      accommodates: numberOf(cell('accommodates')),
      bedrooms: numberOf(cell('bedrooms')),
    };
  });
  return stays.sort((a, b) => a.day - b.day);
}
