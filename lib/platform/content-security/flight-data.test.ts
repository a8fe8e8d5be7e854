import { flightDataAsJson, isFlightScript } from './flight-data'

const call = (json: string) => `<script>self.__next_f.push(${json})</script>`
const data = (json: string) => `<script type="application/json" data-flight>${json}</script>`

test.each(['[1,"1:\\"$Sreact.fragment\\"\\n"]', '[3,"AAEC"]', '[2,null]', '[1,"a)</script"]'.replace('<', '\\u003c')])(
  'the piece %s becomes data, to the letter',
  (json) => {
    expect(flightDataAsJson(`<p>a</p>${call(json)}${call(json)}`)).toBe(`<p>a</p>${data(json)}${data(json)}`)
  },
)

test.each(['[1,alert(1)]', '[1,`x`]', '[9,"x"]', '[1,"x",2]', '"x"', '[1,"x"]);alert(1);([1,"x"]'])(
  'what is no piece stays what it was: %s',
  (json) => {
    expect(flightDataAsJson(call(json))).toBe(call(json))
    expect(isFlightScript(`self.__next_f.push(${json})`)).toBe(false)
  },
)
