-- What load.ts reads of a run. wrk counts a status from 400 on as an error.
function done(summary, latency)
  local e = summary.errors
  local failed = e.connect + e.read + e.write + e.status + e.timeout
  io.write(string.format('{"requests":%d,"micros":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(99), failed))
end
