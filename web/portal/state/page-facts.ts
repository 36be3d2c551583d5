/** Facts about the host and the place that the server writes into the page. */
interface PageFacts {
  host: { name: string | null; email: string | null; phone: string | null; privacyUrl: string | null };
  /** Address of the host's logo. */
  logo: string | null;
  /** Address of a picture of the place. */
  picture: string | null;
  /** Name of the place, in a preview. */
  placeName: string | null;
}

const NOTHING: PageFacts = {
  host: { name: null, email: null, phone: null, privacyUrl: null },
  logo: null,
  picture: null,
  placeName: null,
};

const root = document.getElementById('app');

export const pageFacts: PageFacts = { ...NOTHING, ...(JSON.parse(root?.dataset.facts ?? '{}') as Partial<PageFacts>) };
