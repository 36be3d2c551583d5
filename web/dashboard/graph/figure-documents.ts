/** Operations of the overview and the figures. */
export const FIGURES = {
  Overview: `
    query Overview {
      reservationFigures(days: 30) {
        received settled automationRate decisionP50Seconds reviewP50Seconds screens { screen viewed submitted accepted }
      }
      lookupSources { capability name isTooOld }
      datasets { name title fetch { state problem } }
      listingConnection(first: 1) { totalCount edges { node { id } } }
      reservationConnection(first: 1) { totalCount }
    }`,

  OverviewJobs: `query OverviewJobs { failedJobs(first: 1) { totalCount } }`,

  OverviewSetUp: `
    query OverviewSetUp {
      webhookEndpoints { id webhookKey enabled failingSince }
      branding { name logo }
      usageAgreement { user { version } }
      screenRules(configKey: guest_portal_screens) { configData { screens { screen setting } } }
      personConnection(first: 1) { totalCount }
      apiKeyConnection(first: 2) { totalCount }
    }`,

  Figures: `
    query Figures($days: Int!, $before: Date!) {
      reservationFigures(days: $days) {
        received settled automationRate p50Seconds p95Seconds decisionP50Seconds reviewP50Seconds
        days { day received ready review waiting declined p50Seconds p95Seconds }
        screens { screen viewed submitted accepted }
        colors { color count }
        rules { name count }
      }
      before: reservationFigures(days: $days, until: $before) {
        received settled automationRate p50Seconds p95Seconds decisionP50Seconds reviewP50Seconds
      }
    }`,
};
