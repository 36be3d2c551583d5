import type { GatewayConfig, GraphQLDataSource } from '@apollo/gateway';
import { LRUCache } from 'lru-cache';

type PlanStore = NonNullable<NonNullable<GatewayConfig['queryPlannerConfig']>['cache']>;
export type QueryPlan = Exclude<Awaited<ReturnType<PlanStore['get']>>, undefined>;
type AnyNode = NonNullable<QueryPlan['node']>;
export type FetchNode = Extract<AnyNode, { kind: 'Fetch' }>;
export type Requirement = NonNullable<FetchNode['requires']>[number];
export type Request = Extract<
  Parameters<GraphQLDataSource['process']>[0],
  { incomingRequestContext: unknown }
>['incomingRequestContext'];

/** The plan nodes that our executor supports. Deferred parts and contexts are left to the gateway. */
export type PlanNode =
  | { kind: 'Sequence' | 'Parallel'; nodes: PlanNode[] }
  | { kind: 'Flatten'; path: (string | number)[]; node: PlanNode }
  | { kind: 'Condition'; condition: string; ifClause?: PlanNode; elseClause?: PlanNode }
  | FetchNode;

/** Whether our executor supports every node of the plan. */
export function isRunnable(node: AnyNode | undefined): node is PlanNode | undefined {
  if (!node) return true;
  if (node.kind === 'Sequence' || node.kind === 'Parallel') return node.nodes.every(isRunnable);
  if (node.kind === 'Flatten') return isRunnable(node.node);
  if (node.kind === 'Condition') return isRunnable(node.ifClause) && isRunnable(node.elseClause);
  return node.kind === 'Fetch' && !node.contextRewrites?.length;
}

/**
 * The gateway's internal plan cache, if accessible. `isRight` says whether a plan may be run without the gateway, which
 * verifies plans itself (all).
 */
export class PlanCache implements PlanStore {
  private readonly plans: LRUCache<string, QueryPlan>;

  constructor(
    limit: number,
    private readonly isRight: (plan: QueryPlan) => boolean = () => true,
  ) {
    this.plans = new LRUCache({ max: limit });
  }

  peek(key: string): QueryPlan | undefined {
    const plan = this.plans.get(key);
    return plan && this.isRight(plan) ? plan : undefined;
  }

  put(key: string, plan: QueryPlan): void {
    this.plans.set(key, plan);
  }

  async get(key: string): Promise<QueryPlan | undefined> {
    return this.plans.get(key);
  }

  async set(key: string, plan: QueryPlan): Promise<void> {
    this.put(key, plan);
  }

  async delete(key: string): Promise<void> {
    this.plans.delete(key);
  }

  clear(): void {
    this.plans.clear();
  }
}
