/**
 * The home page as a single-page app: each list is fetched after the script has loaded, and polled every second, as the
 * specification describes it. The site is compared with it.
 */
import { createRoot } from 'react-dom/client'
import useSWR from 'swr'
import { HOME_LISTS, listAddress } from '../home-lists'

interface Shown {
  Id: number
  title?: string
  question?: string
  text?: string
  answer?: string
  image?: string | null
  image1?: string | null
}

async function read(address: string): Promise<Shown[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return ((await response.json()) as { data: Shown[] }).data
}

function List({ type }: { type: string }) {
  const { data } = useSWR(`${listAddress(type)}?locale=en`, read, { refreshInterval: 1000, dedupingInterval: 500 })
  return (
    <section className={type}>
      {data?.map((record) => (
        <Card key={record.Id} {...record} />
      ))}
    </section>
  )
}

function Card({ title, question, text, answer, image, image1 }: Shown) {
  const picture = image ?? image1
  const heading = title ?? question
  return (
    <article>
      {picture && <img src={`/${picture}`} alt={heading ?? ''} loading="lazy" />}
      {heading && <h2>{heading}</h2>}
      <p>{text ?? answer}</p>
    </article>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <main>
      <h1>Alokdhara Foundation</h1>
      {HOME_LISTS.map((type) => (
        <List key={type} type={type} />
      ))}
    </main>,
  )
}
