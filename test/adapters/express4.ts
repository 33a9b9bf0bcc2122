import express from "express";
import { fromTools, isInstalled } from "../../scripts/tools.js";

/** Express 4, which is one of the tools. Where these are not installed, Express 5 stands in for it. */
export const express4 = isInstalled("tools") ? (fromTools("express4") as typeof express) : express;
