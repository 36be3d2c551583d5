import { PageHeader } from '../look/page-header.js';

/** What waits today, what arrives this week, and whether everything works. */
export default function Overview() {
  return <PageHeader title="Overview" />;
}
