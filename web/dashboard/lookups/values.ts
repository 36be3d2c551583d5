/** The fields of a lookup's form, by name. */
export type Values = Readonly<Partial<Record<string, string>>>;

export const orNull = (text: string | undefined): string | null => text?.trim() || null;
