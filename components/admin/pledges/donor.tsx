import { fullName } from '@/lib/giving/shared/donor-name'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { languageName } from '@/lib/shared/format/language-name'
import { DescriptionList } from '../shared/description-list'
import { PhoneLinks } from '../shared/phone-links'
import record from '../shared/record.module.scss'
import shared from '../shared/shared.module.scss'
import steps from './actions.module.scss'
import { DonorForm } from './donor-form'

interface DonorProps {
  pledge: Pledge
  receipted: boolean
}

/** The donor of a pledge, and ways to contact them. */
export function Donor({ pledge, receipted }: DonorProps) {
  const { id, anonymous, email, phone, address, country, message, locale, erasedAt } = pledge
  if (erasedAt) {
    return (
      <section>
        <h2>Donor</h2>
        <p>The donor’s data was erased on request. What was counted stays counted.</p>
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
      <h2>Donor</h2>
      {anonymous && <p className={record.notice}>Wants to stay unnamed: lists and tables say “Anonymous”.</p>}
      <DescriptionList
        facts={{
          Name: name || 'Not given',
          'E-mail': email,
          Phone: phone,
          Address: address,
          Country: country,
          Message: message,
          Language: languageName(locale),
        }}
      />
      <div className={steps.steps}>
        {phone && <PhoneLinks phone={phone} name={name || 'the donor'} />}
        {email && (
          <a className={shared.button} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            Write
          </a>
        )}
        <DonorForm id={id} donor={donor} receipted={receipted} />
      </div>
    </section>
  )
}
