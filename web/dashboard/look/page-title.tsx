import { PageHeader } from './page-header.js';

/** The heading of a page that has nothing else in its head. */
export const PageTitle = ({ text }: { text: string }) => <PageHeader title={text} />;
