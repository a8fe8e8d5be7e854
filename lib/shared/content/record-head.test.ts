import { mainPicture, picturesOfRecord, titleOfRecord } from './record-head'

test('a page is headed with its own title, or with its card’s', () => {
  expect(titleOfRecord('news', { title: 'A boat' }, { title: 'The boat of books' })).toBe('The boat of books')
  expect(titleOfRecord('news', { title: 'A boat' }, { title: '' })).toBe('A boat')
  expect(titleOfRecord('campaign', { title: 'A boat' })).toBe('A boat')
})

test('a project keeps its title above that of its story', () => {
  expect(titleOfRecord('project', { title: 'Boats' }, { title: 'How it began' })).toBe('Boats')
})

test('the picture beside the text is the main one, then the card’s', () => {
  expect(mainPicture({ image: 'a' }, { image1: 'b', image4: 'c' })).toBe('c')
  expect(mainPicture({ image: 'a' }, { image: 'c' })).toBe('c')
  expect(mainPicture({ image: 'a' }, { image1: 'b', image4: null })).toBe('a')
  expect(mainPicture({ image1: null, image2: 'b' })).toBe('b')
  expect(mainPicture({ image: null }, { image1: 'b' })).toBeNull()
})

test('all pictures begin with the main one, and each is told once', () => {
  expect(picturesOfRecord({ image: 'a' }, { image1: 'b', image2: null, image3: 'd', image4: 'b' })).toEqual(['b', 'd'])
  expect(picturesOfRecord({ image: null }, { image1: null, image2: 'c' })).toEqual(['c'])
})
