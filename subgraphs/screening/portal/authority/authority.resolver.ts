import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../context.js';
import { AuthorityExport, AuthorityExportInput } from './authority-export.type.js';
import { exportAuthorityReports } from './export-authority-reports.js';

@Resolver()
export class AuthorityResolver {
  @RequiresRole('manager')
  @Mutation(() => AuthorityExport, {
    description:
      "Export guests' reports to the authorities as a file. This is a mutation because each access is recorded " +
      'in the audit trail.',
  })
  exportAuthorityReports(
    @Arg('input', () => AuthorityExportInput, { description: 'Reports to export.' }) input: AuthorityExportInput,
    @Ctx() context: PortalContext,
  ) {
    return exportAuthorityReports(context, input);
  }
}
