/** The URLs of the database in the settings. */
export interface MaybeDatabaseUrls {
  /** URL for serving requests. If `DIRECT_DATABASE_URL` is set, this may point to a transaction pooler. */
  DATABASE_URL?: string | undefined;
  /** The server itself, if `DATABASE_URL` points to a transaction pooler. */
  DIRECT_DATABASE_URL?: string | undefined;
  /** The server itself, with the role that owns the tables. */
  DATABASE_OWNER_URL?: string | undefined;
}

/** The same, if known. */
export interface DatabaseUrls extends MaybeDatabaseUrls {
  DATABASE_URL: string;
}

/** URL for work that needs a session: the queue, LISTEN, locks beyond a transaction, long-running work. */
export function directUrlOf<Urls extends MaybeDatabaseUrls>(urls: Urls): string | Urls['DATABASE_URL'] {
  return urls.DIRECT_DATABASE_URL ?? urls.DATABASE_URL;
}

/** URL for migrations and commands, with the role that owns the tables. */
export function ownerUrlOf<Urls extends MaybeDatabaseUrls>(urls: Urls): string | Urls['DATABASE_URL'] {
  return urls.DATABASE_OWNER_URL ?? directUrlOf(urls);
}

/** The same for a worker process, which needs sessions and never uses the pooler. */
export function pastPooler({ DATABASE_OWNER_URL, ...urls }: DatabaseUrls): DatabaseUrls {
  return { DATABASE_URL: directUrlOf(urls), DATABASE_OWNER_URL };
}

/** A database that a process connects to. */
export interface DatabasePlace {
  /** The setting that it comes from. */
  setting: keyof DatabaseUrls;
  url: string;
  /** Whether a transaction pooler in front of it breaks the service. */
  needsSession: boolean;
}

/** Every database in these settings. */
export function placesOf(urls: MaybeDatabaseUrls): DatabasePlace[] {
  const { DATABASE_URL, DIRECT_DATABASE_URL, DATABASE_OWNER_URL } = urls;
  const named = Object.entries({ DATABASE_URL, DIRECT_DATABASE_URL, DATABASE_OWNER_URL });
  return named.flatMap(([name, url]) => {
    const setting = name as keyof DatabaseUrls;
    return url ? [{ setting, url, needsSession: setting !== 'DATABASE_URL' || !DIRECT_DATABASE_URL }] : [];
  });
}
