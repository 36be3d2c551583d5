/** English texts of what a news search covered, by code. Reports store the text. */
export const NEWS_SCOPE_PHRASES = {
  'news.scope': 'News from the last {days} days in {languages| and } ({sources|, })',
  'news.imported': 'imported news',
} as const;
