import { Directive, Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { LookupContext } from '../../context.js';
import { findImportedVersions, findRecordChanges } from './find-record-changes.js';
import { ImportedVersion } from './imported-version.type.js';

@Resolver(() => ImportedVersion)
export class ChangesResolver {
  @Directive('@inaccessible')
  @Query(() => [ImportedVersion], {
    description:
      'List dataset versions with personal records that became active in the last 30 days. Internal: service ' +
      'only.',
  })
  importedVersions(@Ctx() { pool, viewer, reads }: LookupContext) {
    return findImportedVersions(pool, viewer, reads.followedDatasets);
  }

  @Directive('@inaccessible')
  @Query(() => [String], {
    description:
      'List the keys of records that these versions added, changed or removed, in order. Internal: service ' + 'only.',
  })
  recordChanges(
    @Arg('versionIds', () => [ID], { description: 'IDs of the versions.' }) versionIds: string[],
    @Arg('after', () => String, { defaultValue: '', description: 'Last key of the previous page.' }) after: string,
    @Arg('size', () => Int, { defaultValue: 1000, description: 'Page size, up to 1,000.' }) size: number,
    @Ctx() { pool, viewer }: LookupContext,
  ) {
    return findRecordChanges(pool, viewer, versionIds, after, size);
  }
}
