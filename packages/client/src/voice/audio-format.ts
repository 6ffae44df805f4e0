/** Raw audio, whose length says how long it plays. */
export interface PcmFormat {
  readonly frameBytes: number;
  readonly bytesPerSecond: number;
}

const sampleBytes: ReadonlyMap<string | undefined, number> = new Map([
  ["s16le", 2],
  ["alaw", 1],
  ["ulaw", 1],
]);

/** The format of `audio/pcm;encoding=s16le;rate=16000` and its like, with one channel; `undefined` where it is no PCM. */
export function pcmFormatOf(contentType: string): PcmFormat | undefined {
  const [type, ...parameters] = contentType.toLowerCase().replaceAll(/\s/g, "").split(";");
  if (type !== "audio/pcm") return undefined;
  const named = new Map(parameters.map((parameter) => parameter.split("=", 2)).map(([name, value]) => [name, value]));
  const frameBytes = sampleBytes.get(named.get("encoding"));
  const rate = Number(named.get("rate"));
  return frameBytes !== undefined && rate > 0 ? { frameBytes, bytesPerSecond: frameBytes * rate } : undefined;
}
