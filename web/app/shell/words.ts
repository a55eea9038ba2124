// What stands around every page.
import { english } from "../../lib/words/words.ts";

export const shellWords = english("shell", {
  skip: "Skip to content",
  home: "Luli, home",
  main: "Main",
  openMenu: "Open menu",
  menu: "Menu",
  signOut: "Sign Out",
  getStarted: "Get Started",
  links: {
    "/": "Home",
    "/dashboard": "Dashboard",
    "/chat": "Chat",
    "/universe": "Universe",
    "/store": "Store",
    "/profile": "Profile",
    "/settings": "Settings",
    "/admin": "Admin",
  },
  foot: {
    claim: "A fluffy friend who is always up for a chat.",
    product: "Product",
    company: "Company",
    contact: "Contact",
    parent: "Parent company",
    legal: "Legal",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    minors: "Companion chatbots may not be suitable for some minors.",
    copyright: (year: number) => `© ${year} Luli. All rights reserved.`,
  },
  signedOut: { title: "Signed out", text: "You've been successfully signed out." },
  signedOutEverywhere: {
    title: "Signed out everywhere",
    text: "You've been successfully signed out.",
  },
  stillSignedIn: { title: "You are still signed in", text: "Please try again." },
  signInToSubscribe: { title: "Please sign in", text: "You need to be signed in to subscribe." },
  accessDenied: {
    title: "Access Denied",
    text: "You don't have permission to access this page.",
  },
  newVersion: {
    title: "Luli has learned something new",
    text: "Reload to meet the newest version.",
    action: "Reload",
  },
  loading: "Loading the page",
  failed: "Something went wrong",
  notFound: {
    pageTitle: "Page not found",
    title: "Oops! Page not found",
    text: "Luli looked everywhere, then fell asleep.",
    puppy: "Dreamy Luli, asleep",
    home: "Return to Home",
  },
});
