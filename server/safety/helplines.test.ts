// The helplines that are named: their form, their age, and what an operator sets in their place.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { StartError } from "../platform/start-error.ts";
import { countryOf } from "./country.ts";
import { emergencyNumber, helplineFor, type Helplines, readHelplines } from "./helplines.ts";

const ours = readHelplines(null);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "luli-helplines-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function written(content: unknown): string {
  const file = path.join(folder, `${crypto.randomUUID()}.json`);
  fs.writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const YEAR_MS = 366 * 24 * 3_600_000;
const stale = (helplines: Helplines, now: Date): string[] =>
  Object.entries(helplines).flatMap(([country, { checked, lines }]) =>
    [{ name: "emergency", checked }, ...lines]
      .filter((entry) => now.getTime() - Date.parse(entry.checked) > YEAR_MS)
      .map(({ name }) => `${country} ${name}`),
  );

describe("the helplines", () => {
  test("each was confirmed within a year; when this fails, check each against its source", () => {
    expect(stale(ours, new Date())).toEqual([]);
    expect(stale(ours, new Date("2028-01-01"))).not.toEqual([]);
  });

  test("hold every country that Luli names", () => {
    const named =
      "US CA GB IE AU NZ IN NG ZA DE AT CH LU ES MX AR CO CL PE UY VE EC FR BE BR PT AO JP SN CI";
    expect(Object.keys(ours).toSorted()).toEqual(named.split(" ").toSorted());
  });

  test("hold each line once, and one for each kind and language", () => {
    for (const [country, { lines }] of Object.entries(ours)) {
      const contacts = lines.map(({ number, address }) => number ?? address);
      expect([country, new Set(contacts).size]).toEqual([country, contacts.length]);
      const uses = lines.flatMap(({ kinds, languages }) =>
        kinds.map((kind) => `${kind} ${languages.join()}`),
      );
      expect([country, new Set(uses).size]).toEqual([country, uses.length]);
    }
  });

  test("send who is hurt to the police and who is ill to a doctor", () => {
    expect(emergencyNumber(ours, "BR", "abuse")).toBe("190");
    expect(emergencyNumber(ours, "BR", "medical")).toBe("192");
    expect(emergencyNumber(ours, "XX", "medical")).toBeNull();
    expect(emergencyNumber(ours, null, "abuse")).toBeNull();
    expect(helplineFor(ours, { country: null, kind: "abuse", language: "en" })).toBeNull();
  });
});

describe("an operator's file", () => {
  const line = {
    kinds: ["self_harm"],
    name: "Mind",
    number: "90101",
    languages: ["sv"],
    hours: "24/7",
    source: "https://mind.se",
    checked: "2026-11-22",
  };
  const country = (...lines: unknown[]) => ({
    emergency: { police: "112", medical: "112" },
    source: "https://www.112.se",
    checked: "2026-11-22",
    lines,
  });

  test("adds countries and replaces ours", () => {
    const all = readHelplines(written({ SE: country(line), DE: country() }));
    expect(helplineFor(all, { country: "SE", kind: "self_harm", language: "en" })).toEqual(line);
    expect(all.DE?.lines).toEqual([]);
    expect(all.FR).toEqual(ours.FR);
  });

  test.each([
    ["nonsense", "HELPLINES_FILE must be a readable JSON file."],
    [{ Sweden: country() }, /^HELPLINES_FILE: Sweden must be a country of two capitals/],
    [
      { SE: country({ ...line, number: undefined }) },
      "HELPLINES_FILE: SE.lines.0 must have a number or an address.",
    ],
    [
      { SE: country({ ...line, number: "call us" }) },
      "HELPLINES_FILE: SE.lines.0.number must be a telephone number.",
    ],
    [
      { SE: country({ ...line, checked: "yesterday" }) },
      "HELPLINES_FILE: SE.lines.0.checked must be a day such as 2026-11-22.",
    ],
    [
      { SE: country({ ...line, source: "javascript:alert(1)" }) },
      "HELPLINES_FILE: SE.lines.0.source must start with http:// or https://.",
    ],
  ])("that is wrong stops the start with one sentence: %j", (content, sentence) => {
    const file = written(content);
    expect(() => readHelplines(file)).toThrow(sentence);
    expect(() => readHelplines(file)).toThrow(StartError);
  });

  test("a missing one stops the start", () => {
    expect(() => readHelplines(path.join(folder, "missing.json"))).toThrow(
      "HELPLINES_FILE must be a readable JSON file.",
    );
  });
});

describe("the user's country", () => {
  test.each([
    ["Europe/Vienna", "de-AT,de;q=0.9", "AT"],
    ["America/Argentina/Ushuaia", "es", "AR"],
    ["America/Buenos_Aires", undefined, "AR"],
    ["Asia/Calcutta", "en-US", "IN"],
    ["Europe/Berlin", "en-US,en;q=0.9", "DE"],
    ["Asia/Bangkok", "en-US,en;q=0.9", null],
    ["UTC", "de-AT,de;q=0.9", "AT"],
    ["UTC", "zh-Hant-NZ", "NZ"],
    ["UTC", "pt-br", "BR"],
    ["UTC", "en-TH", null],
    ["UTC", "de", null],
    [null, "fr-SN", "SN"],
    [null, "*", null],
    [null, undefined, null],
  ])("in the zone %s, asking for %s, is %s", (timeZone, acceptLanguage, country) => {
    expect(countryOf(ours, { timeZone, acceptLanguage })).toBe(country);
  });

  test("every country is found by each of its zones", () => {
    for (const country of Object.keys(ours)) {
      const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
      expect(zones.length).toBeGreaterThan(0);
      for (const timeZone of zones)
        expect(countryOf(ours, { timeZone, acceptLanguage: undefined })).toBe(country);
    }
  });
});
