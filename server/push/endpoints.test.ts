import { expect, test } from "vitest";
import { isPushService } from "./endpoints.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://db5p.notify.windows.com/w/?token=abc",
])("%s is a push service", (endpoint) => {
  expect(isPushService(endpoint, false)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://evilfcm.googleapis.com.example/abc",
  "https://notpush.apple.com/abc",
  "https://user:secret@fcm.googleapis.com/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/abc",
  "file:///etc/passwd",
  "http://127.0.0.1:5432/",
])("%s is none", (endpoint) => {
  expect(isPushService(endpoint, false)).toBe(false);
});

test("a machine that tries things out may have its own", () => {
  expect(isPushService("http://127.0.0.1:4000/push/1", true)).toBe(true);
  expect(isPushService("https://127.0.0.1:4000/push/1", true)).toBe(false);
  expect(isPushService("http://10.0.0.1/push/1", true)).toBe(false);
});
