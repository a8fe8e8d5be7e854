export const revalidate = 60
export const generateStaticParams = () => []

export default function HomePage() {
  return <main>Home</main>
}
