/** Name of the group of fields that holds what a campaign's page tells beside its card. */
export const CAMPAIGN_STORY = 'story'
