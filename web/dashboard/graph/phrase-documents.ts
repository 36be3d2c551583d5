/** Fragments of the service's texts, with the phrases that word them in other languages. */
export const PHRASES = {
  ErrorParts: `
    fragment ErrorParts on UserError {
      code message field
      phrase { ...PhraseParts }
    }`,

  EntryParts: `
    fragment EntryParts on VerificationEntry {
      status value help helpPhrases { ...PhraseParts } findings findingPhrases { ...PhraseParts }
    }`,

  GapParts: `
    fragment GapParts on CoverageGap { source message phrase { ...PhraseParts } }`,

  /** Three levels: a sentence, the phrases in it, and what is counted in those. */
  PhraseParts: `
    fragment PhraseParts on Phrase {
      code values { name number texts phrases {
        code values { name number texts phrases { code values { name number texts } } }
      } }
    }`,
};
