import { Directive, Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { LookupContext } from '../../context.js';
import { findImportedVersions, findRecordChanges } from './find-record-changes.js';
import { ImportedVersion } from './imported-version.type.js';

@Resolver(() => ImportedVersion)
export class ChangesResolver {
  @Directive('@inaccessible')
  @Query(() => [ImportedVersion], {
    description: 'Versions of records about people that came into force within 30 days, for the service itself.',
  })
  importedVersions(@Ctx() { pool, viewer, reads }: LookupContext) {
    return findImportedVersions(pool, viewer, reads.followedDatasets);
  }

  @Directive('@inaccessible')
  @Query(() => [String], {
    description: 'Keys of the records that versions added, changed or took away, in order, for the service itself.',
  })
  recordChanges(
    @Arg('versionIds', () => [ID], { description: 'The versions.' }) versionIds: string[],
    @Arg('after', () => String, { defaultValue: '', description: 'The last key that was seen.' }) after: string,
    @Arg('size', () => Int, { defaultValue: 1000, description: 'How many to answer, at most 1,000.' }) size: number,
    @Ctx() { pool, viewer }: LookupContext,
  ) {
    return findRecordChanges(pool, viewer, versionIds, after, size);
  }
}
