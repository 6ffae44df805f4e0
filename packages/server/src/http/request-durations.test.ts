import { expect, test } from "vitest";
import { RequestDurations } from "./request-durations.ts";

test("counts each answer in every bucket that it fits, as Prometheus reads it", () => {
  const durations = new RequestDurations();
  durations.add("getUsage", 200, 0.001);
  durations.add("getUsage", 200, 0.004);
  durations.add("getUsage", 200, 99);
  durations.add("getUsage", 401, 0.01);
  const lines = durations.text().split("\n");
  expect(lines).toContain("# TYPE dragoman_request_duration_seconds histogram");
  expect(lines).toContain('dragoman_request_duration_seconds_bucket{operation="getUsage",status="200",le="0.001"} 1');
  expect(lines).toContain('dragoman_request_duration_seconds_bucket{operation="getUsage",status="200",le="0.0025"} 1');
  expect(lines).toContain('dragoman_request_duration_seconds_bucket{operation="getUsage",status="200",le="0.005"} 2');
  expect(lines).toContain('dragoman_request_duration_seconds_bucket{operation="getUsage",status="200",le="30"} 2');
  expect(lines).toContain('dragoman_request_duration_seconds_bucket{operation="getUsage",status="200",le="+Inf"} 3');
  expect(lines).toContain('dragoman_request_duration_seconds_sum{operation="getUsage",status="200"} 99.005');
  expect(lines).toContain('dragoman_request_duration_seconds_count{operation="getUsage",status="401"} 1');
});
