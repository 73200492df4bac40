import { crc32, deflateRawSync } from 'node:zlib';

/** A zip with these files, as zip programs write it. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, tail, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
}

type Place = {
  id: number;
  name: string;
  others?: string;
  feature?: string;
  country?: string;
  state: string;
  county?: string;
  population: number;
  lat?: number;
  lng?: number;
};

/** A line of GeoNames' table of places. */
export function cityLine({ id, name, others = '', feature = 'PPL', country = 'US', ...more }: Place): string {
  const { state, county = '', population, lat = 40, lng = -83 } = more;
  const start = [id, name, name, others, lat, lng, 'P', feature, country, '', state, county, '', ''];
  return `${[...start, population, '', 200, 'America/New_York', '2026-01-01'].join('\t')}\n`;
}

/** A line of GeoNames' table of postal codes. */
export function postalLine(
  country: string,
  code: string,
  place: string,
  state: string,
  [lat, lng] = [40, -83],
): string {
  return `${[country, code, place, '', state, '', '', '', '', lat, lng, 4].join('\t')}\n`;
}
