import { type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

type Owned = new () => { accountId: string };

/**
 * Returns a function that adds `account` to a type with `accountId`. `Account` is the subgraph's class for accounts;
 * `find` returns one of them by ID.
 */
export function accountFields<Context>(Account: ClassType, find: (id: string, context: Context) => unknown) {
  return (type: Owned, description: string) => {
    @Resolver(() => type)
    class AccountResolver {
      @FieldResolver(() => Account, { nullable: true, description })
      account(@Root() { accountId }: InstanceType<Owned>, @Ctx() context: Context): unknown {
        return find(accountId, context);
      }
    }
    return AccountResolver;
  };
}
