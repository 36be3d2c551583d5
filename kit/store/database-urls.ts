/** What the settings say of where the database is. */
export interface MaybeDatabaseUrls {
  /** Where requests are answered from. With the next one it may lead through a transaction pooler. */
  DATABASE_URL?: string | undefined;
  /** The server itself, where `DATABASE_URL` leads through a transaction pooler. */
  DIRECT_DATABASE_URL?: string | undefined;
  /** The server itself, as the role that owns the tables. */
  DATABASE_OWNER_URL?: string | undefined;
}

/** The same where it is known. */
export interface DatabaseUrls extends MaybeDatabaseUrls {
  DATABASE_URL: string;
}

/** For all that needs a session of its own: the queue, notices, locks that outlive a transaction, long work. */
export function directUrlOf<Urls extends MaybeDatabaseUrls>(urls: Urls): string | Urls['DATABASE_URL'] {
  return urls.DIRECT_DATABASE_URL ?? urls.DATABASE_URL;
}

/** For migrations and commands: the role that owns the tables. */
export function ownerUrlOf<Urls extends MaybeDatabaseUrls>(urls: Urls): string | Urls['DATABASE_URL'] {
  return urls.DATABASE_OWNER_URL ?? directUrlOf(urls);
}

/** The same for a process that works on the queue: it needs sessions only, and asks nothing through the pooler. */
export function pastPooler({ DATABASE_OWNER_URL, ...urls }: DatabaseUrls): DatabaseUrls {
  return { DATABASE_URL: directUrlOf(urls), DATABASE_OWNER_URL };
}

/** A database that a process connects to. */
export interface DatabasePlace {
  /** The setting that names it. */
  setting: keyof DatabaseUrls;
  url: string;
  /** Whether a transaction pooler in front of it breaks the service. */
  needsSession: boolean;
}

/** Every database that these settings name. */
export function placesOf(urls: MaybeDatabaseUrls): DatabasePlace[] {
  const { DATABASE_URL, DIRECT_DATABASE_URL, DATABASE_OWNER_URL } = urls;
  const named = Object.entries({ DATABASE_URL, DIRECT_DATABASE_URL, DATABASE_OWNER_URL });
  return named.flatMap(([name, url]) => {
    const setting = name as keyof DatabaseUrls;
    return url ? [{ setting, url, needsSession: setting !== 'DATABASE_URL' || !DIRECT_DATABASE_URL }] : [];
  });
}
