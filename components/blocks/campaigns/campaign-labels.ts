import { useLabels } from '../labels'
import type { CampaignPlace } from './campaign-cards'

/** The words of the cards of campaigns, and of their heading. */
export function useCampaignLabels(where: CampaignPlace) {
  const { donation, loading } = useLabels('home')
  const { list } = useLabels('donationPage')
  return { ...donation, ...(where === 'home' ? {} : list), loading }
}
