import { fullName } from '@/lib/giving/shared/donor-name'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { DescriptionList } from '../shared/description-list'
import { PhoneLinks } from '../shared/phone-links'
import record from '../shared/record.module.scss'
import { getWords } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import steps from './actions.module.scss'
import { DonorForm } from './donor-form'

interface DonorProps {
  pledge: Pledge
  receipted: boolean
}

/** The donor of a pledge, and ways to contact them. */
export async function Donor({ pledge, receipted }: DonorProps) {
  const { id, anonymous, email, phone, address, country, message, locale, erasedAt } = pledge
  const words = await getWords('pledges')
  if (erasedAt) {
    return (
      <section>
        <h2>{words('donor.heading')}</h2>
        <p>{words('donor.erased')}</p>
      </section>
    )
  }
  const name = fullName(pledge)
  const donor = {
    firstName: pledge.firstName ?? '',
    lastName: pledge.lastName ?? '',
    email: email ?? '',
    phone: phone ?? '',
    address: address ?? '',
  }
  return (
    <section>
      <h2>{words('donor.heading')}</h2>
      {anonymous && <p className={record.notice}>{words('donor.unnamed')}</p>}
      <DescriptionList
        facts={{
          [words('fields.name')]: name || words('donor.noName'),
          [words('fields.email')]: email,
          [words('fields.phone')]: phone,
          [words('fields.address')]: address,
          [words('fields.country')]: country,
          [words('fields.message')]: message,
          [words('fields.language')]: words(`languages.${locale}`),
        }}
      />
      <div className={steps.steps}>
        {phone && <PhoneLinks phone={phone} name={name || words('donor.someone')} />}
        {email && (
          <a className={shared.button} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            {words('donor.write')}
          </a>
        )}
        <DonorForm id={id} donor={donor} receipted={receipted} />
      </div>
    </section>
  )
}
