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
      'What guests told for the authorities, as a file. A mutation, since the look is written to the audit trail.',
  })
  exportAuthorityReports(
    @Arg('input', () => AuthorityExportInput, { description: 'Which reports.' }) input: AuthorityExportInput,
    @Ctx() context: PortalContext,
  ) {
    return exportAuthorityReports(context, input);
  }
}
