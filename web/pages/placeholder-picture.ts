/** Whether a URL is that of the drawing for a listing without a picture, which says nothing about the place. */
export const isPlaceholder = (url: string): boolean => /\/pictures\/listing-\w+\.svg$/.test(url);
